"""What a webcam makes of the light: lens, exposure, white balance, noise, tone."""

import numpy as np

LUMA = np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def develop(light, illuminant, dim, seed, calm, motion=(0, 0)):
    """Turns linear light (rows, columns, RGB) into an sRGB picture of 0 to 1.

    dim   share of the light that a good exposure would need; under 1 the
          picture is darker and noisier
    calm  true for the middle of every range: a camera that was set up well
    motion  pixels that the picture moves while it is taken, and the way in
          degrees, anticlockwise from the right
    """
    camera = Camera(light.shape, illuminant, dim, seed, calm)
    camera.motion = motion
    camera.meter(light)
    return camera.develop(light)


class Camera:
    """A camera with all that its seed draws: once metered, it develops pictures
    and parts of pictures in the same way."""

    motion = (0, 0)

    def __init__(self, shape, illuminant, dim, seed, calm):
        rng = np.random.default_rng(seed)

        def draw(low, high):
            return (low + high) / 2 if calm else rng.uniform(low, high)

        self.sigma = draw(0.5, 0.95)
        self.corners = vignette(shape, draw(0.1, 0.3))
        self.balance = white_balance(illuminant, draw(0.55, 1.0), rng, 0.01 if calm else 0.04)
        self.brighter = 2 ** draw(-0.35, 0.3) * dim ** 0.7
        self.strength = draw(0.006, 0.018) / dim ** 0.5
        self.noise = rng.standard_normal(shape).astype(np.float32)
        self.edges, self.colour = draw(0.2, 0.7), draw(0.95, 1.2)

    def fall(self, light, part=np.s_[:, :]):
        """The light on the sensor, in a part of the picture."""
        return smear(blur(light, self.sigma), *self.motion) * self.corners[part] * self.balance

    def meter(self, light):
        self.gain = exposure(self.fall(light)) * self.brighter

    def develop(self, light, part=np.s_[:, :]):
        """A picture of the light in a part of the whole, which is a slice."""
        picture = grain(self.fall(light, part) * self.gain, self.strength, self.noise[part])
        return tone(saturate(sharpen(picture, self.edges), self.colour))


def blur(picture, sigma):
    """A Gaussian blur, rows and columns one after the other."""
    reach = int(3 * sigma + 1)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights = (weights / weights.sum()).astype(np.float32)
    for axis in (0, 1):
        pad = [(reach, reach) if axis == a else (0, 0) for a in range(3)]
        wide, size = np.pad(picture, pad, mode="edge"), picture.shape[axis]
        picture = sum(w * np.take(wide, range(i, i + size), axis)
                      for i, w in enumerate(weights))
    return picture


def smear(picture, length, way_deg):
    """The mean over all places that a moving picture takes."""
    if not length:
        return picture
    way = np.radians(way_deg)
    places = np.linspace(-length / 2, length / 2, 2 * int(np.ceil(length)) + 1)
    return sum(moved(picture, s * np.cos(way), -s * np.sin(way)) for s in places) / len(places)


def moved(picture, right, down):
    """The picture moved by parts of a pixel, its rim repeated."""
    for axis, by in ((0, down), (1, right)):
        whole, size = int(np.floor(by)), picture.shape[axis]
        nearer, further = (np.take(picture, np.clip(np.arange(size) - whole - i, 0, size - 1), axis) for i in (0, 1))
        picture = nearer + np.float32(by - whole) * (further - nearer)
    return picture


def vignette(shape, loss):
    """Lenses darken towards the corners, where they lose this share."""
    y, x = np.mgrid[-1:1:shape[0] * 1j, -1:1:shape[1] * 1j]
    return (1 - loss * (x * x + y * y) / 2)[..., None].astype(np.float32)


def white_balance(illuminant, share, rng, error):
    """The camera takes away a share of the light's colour, not quite rightly."""
    gain = np.array(illuminant, dtype=np.float32) ** -share
    gain *= 1 + rng.uniform(-error, error, 3)
    return gain / (gain @ LUMA)


def exposure(picture):
    """Brings the mean to middle grey, but spares what is bright."""
    luma = picture @ LUMA
    return min(0.32 / luma.mean(), 0.9 / np.percentile(luma, 99.3))


def grain(picture, strength, noise):
    """Shot and read noise, a little smeared as by a mosaic of colour filters."""
    spread = strength * np.sqrt(np.maximum(picture, 0) + 0.02) * 2
    return picture + blur(noise * spread, 0.6) * 1.6


def sharpen(picture, amount):
    return picture + amount * (picture - blur(picture, 1.2))


def saturate(picture, amount):
    grey = (picture @ LUMA)[..., None]
    return grey + amount * (picture - grey)


def tone(picture):
    """The sRGB curve with a soft shoulder for what is too bright."""
    picture = np.clip(picture, 0, None)
    picture = np.where(picture < 0.8, picture, 1 - 0.2 * np.exp(-(picture - 0.8) / 0.2))
    return np.where(picture <= 0.0031308, 12.92 * picture,
                    1.055 * np.maximum(picture, 1e-6) ** (1 / 2.4) - 0.055)

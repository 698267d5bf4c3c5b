"""What a reader should find in a rendered picture."""

from plan import to_tray, view_of
from view import DIE, HEIGHT, WIDTH, footprint, rectangle


def truth(scene):
    """The truth beside a picture: the scene's conditions, tray and dice in px."""
    view = view_of(scene)

    def pixel(x, y, z):
        return [round(v, 2) for v in view.project((x, y, z))]

    def outline(corners, z):
        """Anticlockwise, as a person goes round them in the picture."""
        return [pixel(x, y, z) for x, y in corners[:1] + corners[:0:-1]]

    def die(d):
        corners = rectangle(d["x"], d["y"], DIE, DIE, d["turn_deg"])
        low = d.get("on_mm", 0)
        return {
            "colour": d["colour"], "value": d["value"],
            "centre": pixel(d["x"], d["y"], low + DIE),
            "top": outline(corners, low + DIE),
            **tray(d),
            "foot": outline(corners, low),
            **({"leaning": True} if d.get("lean_deg") or low >= DIE else {}),
            **{k: True for k in ("covered", "foreign", "cut_off", "kept") if d.get(k)},
        }

    def tray(d):
        """Where a die stands to the tray, where there is one."""
        if "tray" not in scene:
            return {}
        gap = 0.0 if d["in_tray"] else to_tray(scene, (d["x"], d["y"], d["turn_deg"]))
        return {"in_tray": d["in_tray"], "mm_to_tray": round(gap, 1)}

    def area(zone):
        """On the table, and where the top faces of dice are seen that stand in it."""
        corners = rectangle(*footprint(zone))
        return {"foot": outline(corners, 0), "top": outline(corners, DIE)}

    return {
        "seed": scene["seed"], "width": WIDTH, "height": HEIGHT,
        **{k: scene[k] for k in ("surface", "light", "dim", "touching", "tilt_deg")},
        **({"tray": outline(rectangle(*footprint(scene["tray"])), 0)} if "tray" in scene else {}),
        **({"zone": area(scene["zone"])} if "zone" in scene else {}),
        "dice": [die(d) for d in scene["dice"]],
        "jpeg_quality": scene["jpeg_quality"],
        **{k: scene[k] for k in ("set", "conditions") if k in scene},
    }

"""Scenes in small steps: guest by guest, then a preset camera (section 5.5).

A look window is answered by keeping the scene, with or without the VIP card; the final photo by
fourteen small choices in order of guest number and one of a camera. It spends no VIP card.
"""

from dataclasses import replace

from ludoteca.core.decisions import Composed, Decision, Words
from ludoteca.games.picture_perfect.box.contents import Contents
from ludoteca.games.picture_perfect.rules.final_photo import ArrangeQuestion, PhotoQuestion
from ludoteca.games.picture_perfect.rules.judging.camera import preset, preset_cameras
from ludoteca.games.picture_perfect.rules.sampling import (
    presets_showing_all,
    sample_interim,
    without_invisible,
)
from ludoteca.games.picture_perfect.rules.table.scene import FinalPhoto, Place

STAY = 0  # a look window: the scene as it is
USE_VIP = 1  # + guest: the same, and the VIP card into this envelope


class SceneSteps:
    """The numbers of the small steps follow the box: guests, spaces, presets."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.guests = len(contents.guests)
        self.spaces = len(contents.spaces)
        self.leave_out = USE_VIP + self.guests
        self.stand = self.leave_out + 1  # + space
        self.camera = self.stand + self.spaces  # + preset
        self.words = (
            Words("stay"),
            *(Words("use_vip", envelope=f"guest.{guest.id}") for guest in contents.guests),
            Words("leave_out"),
            *(Words("stand", space=f"space.{space.id}") for space in contents.spaces),
            *(Words("camera", preset=f"preset.{camera.id}") for camera in contents.presets),
        )

    def options(self, decision: Decision, taken: tuple[int, ...]) -> list[int]:
        """Return the next small steps; none when the answer is complete."""
        asked = decision.open
        if isinstance(asked, ArrangeQuestion):
            return [] if taken else self.vip_options(asked)
        assert isinstance(asked, PhotoQuestion)
        if len(taken) < self.guests:
            free = [s for s in range(self.stand, self.camera) if s not in taken]
            return [self.leave_out, *free]
        if len(taken) > self.guests:
            return []
        photo = self.photo(asked, taken)
        shown = presets_showing_all(self.contents, photo, asked.rights.exact)
        return [self.camera + index for index in shown]

    def vip_options(self, asked: ArrangeQuestion) -> list[int]:
        """Return what may be done in a look window."""
        envelopes = sorted(asked.rights.envelopes) if asked.rights.has_vip else []
        return [STAY, *(USE_VIP + number - 1 for number in envelopes)]

    def compose(self, decision: Decision, taken: tuple[int, ...]) -> Composed:
        """Return the scene that the steps make.

        If no preset shows everybody, guests that `front_mid` does not show are left out.
        """
        asked = decision.open
        if isinstance(asked, ArrangeQuestion):
            return replace(sample_interim(asked.scene), vip=taken[0])
        assert isinstance(asked, PhotoQuestion)
        photo = self.photo(asked, taken)
        if len(taken) > self.guests:
            camera = preset_cameras(self.contents)[taken[-1] - self.camera]
            return replace(photo, camera=camera)
        return without_invisible(self.contents, photo, asked.rights.exact)

    def photo(self, asked: PhotoQuestion, taken: tuple[int, ...]) -> FinalPhoto:
        """Return the photo of these guests from `front_mid`."""
        places = tuple(
            Place(number, step - self.stand)
            for number, step in enumerate(taken[: self.guests], 1)
            if step != self.leave_out
        )
        return FinalPhoto(places, asked.scene.decor, preset(self.contents, "front_mid"))

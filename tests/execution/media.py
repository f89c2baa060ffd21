"""Writes the sample media that snippets read: media.py <folder>. Small, with content, so that models and decoders have work."""

import math
import struct
import sys
import wave
from pathlib import Path

import av
import numpy
from PIL import Image, ImageDraw

SIZE = 64
RATE = 16_000


def picture(shift: int = 0) -> Image.Image:
    """Two shapes on a gradient, and a word."""
    x, y = numpy.meshgrid(numpy.arange(SIZE), numpy.arange(SIZE))
    image = Image.fromarray(numpy.stack([x * 3, y * 3, (x + y) % 256], axis=-1).astype("uint8"))
    draw = ImageDraw.Draw(image)
    draw.ellipse((8 + shift, 8, 30 + shift, 30), fill=(220, 40, 40))
    draw.rectangle((34, 34, 58, 58), fill=(30, 60, 200))
    draw.text((4, 48), "A-12", fill=(255, 255, 255))
    return image


def write_sound(file: Path) -> None:
    """Six seconds of a tone that swells, as long as the excerpts that snippets name, 16 kHz, one channel, 16 bits."""
    values = [int(12_000 * math.sin(at / 12) * math.sin(at / 4000) ** 2) for at in range(6 * RATE)]
    with wave.open(str(file), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(struct.pack(f"<{len(values)}h", *values))


def convert_sound(source: Path, file: Path, codec: str) -> None:
    with av.open(str(source)) as read, av.open(str(file), "w") as written:
        stream = written.add_stream(codec, rate=RATE)
        for frame in read.decode(audio=0):
            written.mux(stream.encode(frame))
        written.mux(stream.encode(None))


def write_video(file: Path) -> None:
    """Thirty-two frames, eight a second."""
    with av.open(str(file), "w") as video:
        stream = video.add_stream("libx264", rate=8)
        stream.width = stream.height = SIZE
        stream.pix_fmt = "yuv420p"
        for shift in range(32):
            video.mux(stream.encode(av.VideoFrame.from_image(picture(shift % 20))))
        video.mux(stream.encode(None))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for extension in ("png", "jpg", "jpeg", "webp", "bmp", "pdf"):
        picture().save(folder / f"sample.{extension}")
    write_sound(folder / "sample.wav")
    convert_sound(folder / "sample.wav", folder / "sample.flac", "flac")
    convert_sound(folder / "sample.wav", folder / "sample.mp3", "libmp3lame")
    write_video(folder / "sample.mp4")
    (folder / "sample.txt").write_text("The ferry leaves at nine. It arrives at noon.\n")
    rows = [f"2020-{month:02d}-01,{100 + month}" for month in range(1, 13)]
    (folder / "sample.csv").write_text("\n".join(["date,value", *rows]) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Notes in the installed package where it came from, so that it finds the engine there."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithOrigin(build_py):
    def run(self):
        super().run()
        package = Path(self.build_lib, "tablee")
        if package.is_dir():
            root = Path(__file__).resolve().parent.parent
            package.joinpath("_origin.py").write_text(f"ROOT = {str(root)!r}\n", encoding="utf-8")


setup(cmdclass={"build_py": BuildWithOrigin})

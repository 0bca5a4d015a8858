"""Installs PettingZoo and Gymnasium into an environment of its own (.cache/python-packages), and runs their published tests.

npm run test:python-packages. Where they cannot be installed it says so and fails.
"""

import subprocess
import sys
import venv
from pathlib import Path

PACKAGES = ["gymnasium==1.3.0", "pettingzoo==1.27.0", "numpy"]
HERE = Path(__file__).resolve().parent
PLACE = HERE.parent / ".cache" / "python-packages"


def main():
    python = PLACE / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    try:
        if not python.exists():
            venv.create(PLACE, with_pip=True)
    except subprocess.CalledProcessError as error:
        print(f"Python cannot make an environment in {PLACE}: {error}", file=sys.stderr)
        return 1
    installed = subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], capture_output=True, text=True)
    if installed.returncode != 0:
        print(f"{', '.join(PACKAGES)} cannot be installed here:\n{installed.stderr.strip()}", file=sys.stderr)
        return 1
    return subprocess.run([python, "-m", "hausregeln.check", *sys.argv[1:]], cwd=HERE).returncode


if __name__ == "__main__":
    sys.exit(main())

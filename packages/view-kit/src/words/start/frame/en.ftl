### Words around every screen.

home = Hausregeln, to the start page
back = Back
failed = That did not work
notKept = This browser stores nothing (a private window, or its storage is full). Everything works until you close the page.
shelf-full = The browser gives this page no more room. Save games as a file, then delete old ones.
shelf-refused = The browser does not let this page store anything (a private window, or blocked storage). Allow it in the browser’s settings, or save your game as a file.

### What the rules of “remote-purchase” are called.


## The chapter

chapter-remote-purchase-title = Buying and building from afar

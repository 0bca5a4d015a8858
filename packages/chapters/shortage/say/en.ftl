### What the rules of “shortage” are called.


## The chapter

chapter-shortage-gist = If the buildings of the bank are not enough for all who want to build, they are auctioned one by one.

### What the rules of “plot-sale” are called.


## The chapter

chapter-plot-sale-title = Selling properties to the bank before a throw

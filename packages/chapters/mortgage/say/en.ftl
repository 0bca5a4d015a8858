### What the rules of “mortgage” are called.


## The chapter

chapter-mortgage-gist =
    Properties without buildings can be mortgaged to the bank; they then bring no rent. Lifting a mortgage costs
    interest as well; when a mortgaged property changes hands, the interest is due at once.
chapter-mortgage-title = Mortgages

## Numbers

number-mortgageInterest = Interest on mortgages

lostPot = In den Topf kommt Geld, und niemand kann es gewinnen.

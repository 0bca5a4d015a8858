lostPot = De l’argent va dans la cagnotte, et personne ne peut le gagner.

meanwhile = Depuis le dernier tour
bought = achète { $deeds }
rent = paie { $amount } de loyer à { $owner }
built =
    { $count ->
        [0] construit { $count } bâtiment
        [one] construit un bâtiment
       *[other] construit { $count } bâtiments
    }
sold =
    { $count ->
        [0] vend { $count } bâtiments
        [one] vend un bâtiment
       *[other] vend { $count } bâtiments
    }
mortgaged =
    { $count ->
        [0] prend { $count } hypothèques
        [one] prend une hypothèque
       *[other] prend { $count } hypothèques
    }
lifted =
    { $count ->
        [0] lève { $count } hypothèques
        [one] lève une hypothèque
       *[other] lève { $count } hypothèques
    }
traded = échange
# without $jail
stayed = reste en prison
# without $jail
freed = sort de prison
# without $jail
jailed = va en prison
out = quitte la partie

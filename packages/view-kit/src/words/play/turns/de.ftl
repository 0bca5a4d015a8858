meanwhile = Seit dem letzten Zug
bought = kauft { $deeds }
rent = zahlt { $amount } Miete an { $owner }
built =
    { $count ->
        [one] baut ein Gebäude
       *[other] baut { $count } Gebäude
    }
sold = baut { $count }-mal ab
mortgaged =
    { $count ->
        [one] nimmt eine Hypothek auf
       *[other] nimmt { $count } Hypotheken auf
    }
lifted =
    { $count ->
        [one] löst eine Hypothek ab
       *[other] löst { $count } Hypotheken ab
    }
traded = tauscht
# without $jail
stayed = bleibt im Gefängnis
# without $jail
freed = kommt aus dem Gefängnis
# without $jail
jailed = muss ins Gefängnis
out = scheidet aus

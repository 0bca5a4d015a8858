### Words for buying and building from afar.

# $group (text)
buildIn = Build in { $group }…
# $group (text) $name (text)
buildRemoteIn = Build in { $group } from afar (visitor: { $name })…
remote = Remote purchase, while somebody stands there
last = If you buy from afar or sell now, you can no longer build on this stop.

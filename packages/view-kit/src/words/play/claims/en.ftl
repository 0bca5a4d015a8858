### Words for claims on groups.

claims = Claims
noClaim = still open
# $name (text)
claimedBy = claimed by { $name }
# $group (text)
givesClaim = The first plot gives the claim on the group { $group }.
# $street (text) $owner (text)
plotOf = { $street }: { $owner }
free = free
# $groups (text)
thin = More plots in { $groups } first, then a new group may be begun.
# $group (text)
groupOpen = Look at the group { $group }
# $group (text)
lookAtGroup = { $group }: look and build…

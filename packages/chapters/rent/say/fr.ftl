## Questions

question-unowned = Ce qui est libre
question-rentOnDemand = Loyer
question-rentInJail = Loyer si le propriétaire est en prison
question-groupRent = Loyer des groupes complets sans bâtiment
question-freshUtilityThrow = Lancer pour le loyer des compagnies

## Choices

choice-onStreet-deed = on achète, on paie le loyer ou on se repose
choice-onStation-deed = on achète, on paie le loyer ou on se repose
choice-onUtility-deed = on achète, on paie le loyer ou on se repose
choice-rentThrow-dice = les dés
choice-rentOnDemand-onDemand = seulement sur demande
choice-rentOnDemand-atOnce = est encaissé aussitôt
choice-rentInJail-paid = est payé
choice-rentInJail-half = est payé à moitié
choice-rentInJail-unpaid = n’est pas payé
choice-groupRent-never = comme d’habitude
choice-groupRent-unlessMortgaged = { $groupRentFactor } fois plus élevé, tant que rien n’est hypothéqué dans le groupe
choice-groupRent-always = { $groupRentFactor } fois plus élevé
choice-freshUtilityThrow-arrival = celui qui y a mené
choice-freshUtilityThrow-fresh = un nouveau

## Numbers

number-groupRentFactor = Loyer des groupes complets sans bâtiment, multiplicateur
number-rentGrowth = Hausse des loyers à chaque manche, jusqu’à dix fois au plus

## What happens

event-rentDemanded = { $owner } réclame { $amount } de loyer à { $seat } pour { $deed }.
event-rentWaived = { $owner } renonce à { $amount } de loyer de { $seat } pour { $deed }.

## Payments

payment-rentDemand = { $from } paie { $amount } de loyer { phrase-paidTo }{ phrase-forDeed }.

## Refusals

refusal-noSuchDemand = Ce loyer est déjà payé, remis ou prescrit.
refusal-notYourDemand = Ce loyer revient à quelqu’un d’autre.

## What table options do

about-autoRent = Le loyer est encaissé dès l’arrivée. Sinon, il faut le réclamer avant que le joueur suivant ait lancé les dés.
about-rentGrace = Après la fin d’un tour, le lancer suivant attend ce temps, pour qu’on puisse encore réclamer un loyer. Quand tous ont réclamé ou renoncé, le jeu reprend aussitôt ; à 0, il n’y a pas d’attente.
thrownForRent = { $seat } lance les dés pour le loyer : { $dice }.
event-rentDue = À payer : { $amount } de loyer, de { $seat } à { $owner }, pour { $deed }.
event-rentLapsed = Prescrit : { $amount } de loyer, de { $seat } à { $owner }, pour { $deed }.
# without $jail
noRent-inJail = { $owner } est en prison ; { $seat } ne paie pas de loyer.
noRent-mortgaged = { $deed } est hypothéquée ; { $seat } ne paie pas de loyer.
action-demand-any = Réclamer le loyer
action-demand-one = Réclamer le loyer : { $amount } de { $payer } pour { $deed }
action-waive-any = Renoncer au loyer
action-waive-one = Renoncer au loyer : { $amount } de { $payer } pour { $deed }
open-one = { $amount } de { $payer } pour { $deed }
open-more = { $before } ; { open-one }
ask-demands = Réclamer le loyer ? { $rents }.

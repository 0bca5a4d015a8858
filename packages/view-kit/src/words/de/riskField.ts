/** Words for the risk field. */
export const riskField = {
  riskTable: 'Risikotabelle',
  riskThrow: (name: string, a: number, b: number, amount: string) =>
    `Letzter Wurf (${name}): ${a} und ${b}, also ${amount}.`,
  riskHow: (stake: string, doubles: string) =>
    `Gerade Augen bringen Geld, ungerade kosten welches: je Auge ${stake}, im Pasch ${doubles}.`,
}

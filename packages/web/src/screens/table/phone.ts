/** One column with the decision at the lower edge (see layout.css): elsewhere all of it is in sight anyway. */
export const PHONE = '(max-width: 60rem) and (min-height: 32.01rem), (max-width: 34rem)'

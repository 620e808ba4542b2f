/** How a form is set. What does not fit one way, with what belongs together, is tried the next. */
export interface Setting {
  /** Each signer in a row, or two signers side by side. */
  signers: 'rows' | 'sideBySide'
  /** Whether tables of few rows and fields in a row of their kind may go over two pages. */
  groups: 'whole' | 'split'
}

export const signersStand = ['rows', 'sideBySide'] as const satisfies Setting['signers'][]

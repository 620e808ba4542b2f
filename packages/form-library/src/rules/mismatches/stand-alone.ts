const resident = 'A resident says it of themselves, and only they know.'
const cost = 'A price or a cost: it is what the bill says.'
const debt = 'What is owed: no other answer says how much it was.'
const choice = 'The owner’s choice; the law limits it, if anything does.'

/**
 * Days and amounts that no other answer contradicts, with the reason. What a form asks is in
 * `mismatchRules`, has a rule of its own (`past`, `notBefore`, `sumOf` …), or is here.
 */
export const standAlone: Readonly<Record<string, string>> = {
  'TT*.desiredMoveIn': resident,
  'TT*.current.rent': resident,
  'TT*.priorAddresses[rent]': resident,
  'TT*.grossMonthly': resident,
  'TT*.otherIncome[amount]': resident,
  'TT*.guarantor.income': resident,
  'TT*.policyExpires': resident,
  'TT*.vacate.moveOutDate': resident,
  'TT*.moveOutDate': resident,
  'LLEdit.guaranty.maxLiability': choice,
  'LLEdit.florida.terminationFee': choice,
  'LLEdit.california.reportingFee': cost,
  'LLEdit.billing.estimate': cost,
  'LLEdit.billing.fee': cost,
  'LLEdit.billing.average': cost,
  'LLEdit.billing.highest': cost,
  'LLEdit.billing.lowest': cost,
  'LLEdit.insurance.liabilityMin': choice,
  'LLEdit.ending.feeAmount': choice,
  'LLEdit.relocation.amount': choice,
  'LLEdit.deposit.current': 'Held since an earlier lease, which may have had another amount.',
  'LLEdit.roommates.owedByOutgoing': debt,
  'LLEdit.ending.arrears': debt,
  'LLEdit.plan.items[amountDue]': debt,
  'LLEdit.itemization.unpaidRent[amount]': debt,
  'LLEdit.totalDue': debt,
  'LLEdit.due.rent': debt,
  'LLEdit.due.utilities': debt,
  'LLEdit.due.other': debt,
  'LLEdit.claim.amount': debt,
  'LLEdit.increase.added': 'Rent and all recurring charges together, which no other form adds up.',
  'LLEdit.receipt.amount': 'What was received, for whatever period.',
  'LLEdit.receipt.balanceDue': debt,
  'LLEdit.keys.items[replacementCost]': cost,
  'LLEdit.inventory.items[value]': cost,
  'LLEdit.consent.paperCharge': cost,
  'LLEdit.moveOut.chargeSchedule[cost]': cost,
  'LLEdit.itemization.deductions[rate]': cost,
  'LLEdit.itemization.deductions[amount]': cost,
  'LLEdit.abandoned.storageCost': cost,
  'LLEdit.abandoned.storagePerDay': cost,
  'LLEdit.itemization.otherDeposits': 'Such as a pet deposit, of any amount.',
  'LLEdit.itemization.interest': 'The rate is in no form that comes with it.',
  'LLEdit.change.depositTransferred': 'The earlier owner held it; a part may have been returned.',
  'LLEdit.change.depositReturned': 'The earlier owner held it; a part may have been passed on.',
}

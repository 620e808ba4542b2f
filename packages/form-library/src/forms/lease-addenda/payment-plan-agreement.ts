import { defineForm, type Block } from '../../form-definition.ts'
import {
  clause,
  fields,
  initialBoxes,
  part,
  section,
  signatures,
  withSeveralResidents,
} from '../../builders/blocks.ts'
import { longtext, money, select, table, text, yesNo } from '../../builders/fields.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

/** Catalog no. 34. A contract about what is owed. A notice that it was broken is class C, on paper. */
export const paymentPlanAgreement = defineForm(import.meta.url, {
  id: 'payment-plan-agreement',
  number: 34,
  title: 'Payment Plan Agreement',
  description: 'Lets residents pay overdue amounts in installments while the lease continues.',
  useWhen: 'Use this when rent is behind and both sides want it repaid over time.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    '15 USC 7003(b)(2)(B) (notices of default, on paper)',
    '15 USC 1602(g) and 12 CFR 1026.2(a)(17) (plans of more than four installments)',
    'the landlord-tenant law of the state where the home is',
  ],
  body: [
    addendumHead(),
    owed(),
    plan(),
    whileKept(),
    ifMissed(),
    general(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} and the Owner agree to this payment plan. It is an addendum to the lease, which otherwise stays as it is.',
      ),
    ),
  ],
})

function owed(): Block {
  return section(
    'What is owed',
    clause(
      'The sum',
      'The Owner and {Resident} agree that the amount here is unpaid under the lease on the date of this form, except what is noted as disputed. It has nothing in it that the lease and the law do not allow. {Resident} {keeps|keep} every defense about a disputed amount.',
    ),
    clause(
      'Late charges',
      'If “Yes” is marked, late charges on the sums in this plan are forgiven once the plan has been kept, and none are added while it is kept. If “No” is marked, none are added while it is kept, beyond those listed in the table. The Owner charges no interest and no fee for the plan.',
    ),
    fields(
      money('LLEdit.plan.totalOwed', 'Total owed', { required: true }),
      yesNo('LLEdit.plan.lateFeesWaived', 'Late charges are forgiven', { required: true }),
      text('LLEdit.plan.disputed', 'Disputed, and why', { width: 'full' }),
    ),
  )
}

function plan(): Block {
  return section(
    'The plan',
    clause(
      'Installments',
      '{Resident} {pays|pay} the installments in the table by their due dates, by a method that the lease allows, and may pay sooner at no cost.',
    ),
    clause(
      'Current rent too',
      'Besides the installments, {Resident} {pays|pay} the rent that comes due from now on in full and on time.',
    ),
    clause(
      'How payments are applied',
      'A payment goes to what {Resident} {says|say} it is for; if {Resident} {does|do} not say, first to current rent and then to the next installment. The Owner gives a receipt that shows what is left.',
    ),
    clause(
      'Help from others',
      'Each side helps the other with applications for rent assistance. What an assistance program pays for a sum in this plan counts as paid, and reduces the installments that are left.',
    ),
    fields(
      table('LLEdit.plan.items', 'Installments', {
        columns: [
          { key: 'item', label: 'For', type: 'text', weight: 2, maxLength: 60, required: true },
          { key: 'originalDue', label: 'First due', type: 'date', weight: 1.2 },
          { key: 'amountDue', label: 'Amount due', type: 'money', weight: 1.1 },
          { key: 'payBy', label: 'Pay by', type: 'date', weight: 1.2, required: true },
          { key: 'amountToPay', label: 'To pay', type: 'money', weight: 1.1, required: true },
          {
            key: 'balance',
            label: 'Balance left',
            type: 'money',
            weight: 1.1,
            sumOf: [
              { key: 'LLEdit.plan.totalOwed' },
              { column: 'amountToPay', minus: true, running: true },
            ],
          },
        ],
        rows: { initial: 2, max: 8 },
        required: true,
        help: 'If you make plans like this often, more than four installments can trigger the federal Truth in Lending Act. Ask an attorney.',
      }),
      money('LLEdit.plan.together', 'Installments together', {
        sumOf: [{ key: 'LLEdit.plan.items', column: 'amountToPay' }],
      }),
    ),
    initialBoxes('plan', 'total owed and installments'),
  )
}

function whileKept(): Block {
  return section(
    'While the plan is kept',
    clause(
      'The Owner waits',
      'As long as the plan is kept, the Owner does not serve a notice, go to court, use the deposit or report to a credit bureau because of the sums in it. A notice that was served earlier for the same sums is treated as chosen below, unless state law or a court’s order provides otherwise.',
    ),
    clause(
      'The lease goes on',
      'The plan does not otherwise end, renew or change the lease, or release anyone from it. It waives nothing about rent that is not in the plan.',
    ),
    clause(
      'When it is done',
      'When the last installment is paid, the amounts in the plan are settled in full.',
    ),
    fields(
      select(
        'LLEdit.plan.servedNotice',
        'A notice already served for these sums',
        {
          none: 'None has been served',
          withdrawn: 'Is withdrawn when all have signed',
          suspended: 'Stays in force, and is not acted on while the plan is kept',
        },
        {
          required: true,
          width: 'full',
          help: 'In some states an agreement to pay over time cancels a served notice whatever it says. Ask an attorney.',
        },
      ),
    ),
  )
}

function ifMissed(): Block {
  return section(
    'If an installment is missed',
    clause(
      'Talk first',
      'If {Resident} cannot pay an installment, {Resident} {tells|tell} the Owner before it is due. Both may agree in writing on another day. An installment paid within 5 days after its due date is on time.',
    ),
    clause(
      'What follows',
      'If it is still unpaid, the Owner may end the plan. What is left is then owed as if there were no plan, and the Owner has the rights that the lease and the law give, after every notice and time to pay that the law requires, and through the courts only. Nothing here is a notice, shortens one, or lets a judgment be entered without a hearing.',
    ),
    clause(
      'On paper',
      'A notice that the plan was not kept is given on paper as state law provides, because 15 USC 7003(b)(2)(B) leaves notices of default out of electronic delivery.',
    ),
    fields(
      longtext(
        'LLEdit.plan.defaultEffect',
        'Anything else agreed for that case, as far as law allows it',
        {
          lines: 3,
        },
      ),
    ),
  )
}

function general(): Block {
  return section(
    'General terms',
    withSeveralResidents(
      clause(
        'All together',
        'As under the lease, each Resident is responsible for the whole of the plan. A payment by one counts for all.',
      ),
    ),
    clause(
      'Rights that stay',
      '{Resident} {signs|sign} freely and {gives|give} up no right about the condition of the home, the deposit, fair housing, or anything else that law says cannot be given up. If a city, a state or an assistance program has rules for plans like this one, those rules prevail.',
    ),
    clause(
      'Law',
      'The law of the state where the home is located governs. The plan may be changed only in writing, signed by both sides.',
    ),
  )
}

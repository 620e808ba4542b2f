import type { Block } from '../../form-definition.ts'
import { fields, inkLines, onNewPage, paragraph, part } from '../../builders/blocks.ts'
import { checkbox, date, name, text, time } from '../../builders/fields.ts'
import { howServed } from './how-served.ts'

/** Starts a sheet of its own: who served the notice, when and how. Signed in ink after serving. */
export function proofOfServicePage(served = howServed()): Block[] {
  return onNewPage(
    part(
      'Proof of service',
      paragraph(
        'To be completed and signed in ink by the person who serves this notice, after serving it. Mark in ink how it was served. Sending it by email is not service unless state law expressly says so.',
      ),
      fields(
        name('LLEdit.service.servedBy', 'Name of the server'),
        date('LLEdit.service.date', 'Served on'),
        time('LLEdit.service.time', 'At'),
        served,
        text('LLEdit.service.leftWith', 'Left with (name or description)'),
        date('LLEdit.service.mailedOn', 'Copy mailed on'),
        text('LLEdit.service.mailedFrom', 'From (city, state)', { width: 'quarter' }),
        checkbox(
          'LLEdit.service.adult',
          'The server is at least 18 years old and is not a resident to whom this notice is given.',
        ),
      ),
      paragraph(
        'I declare under penalty of perjury under the law of the state where the home is located that I served this notice as stated and that this is true and correct.',
      ),
      inkLines('Signature of the server', 'Printed name', 'Date signed'),
    ),
  )
}

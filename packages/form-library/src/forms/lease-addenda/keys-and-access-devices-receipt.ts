import { defineForm, type Block } from '../../form-definition.ts'
import { clause, fields, part, section, signatures } from '../../builders/blocks.ts'
import { date, longtext } from '../../builders/fields.ts'
import { keysAndDevices } from '../../builders/shared-terms.ts'
import { addendumHead } from '../../builders/shared-blocks.ts'

export const keysAndAccessDevicesReceipt = defineForm(import.meta.url, {
  id: 'keys-and-access-devices-receipt',
  number: 27,
  title: 'Keys & Access Devices Receipt',
  description: 'Counts the keys, fobs and remotes handed over, with what replacing one costs.',
  useWhen: 'Use this when you hand over keys, fobs, cards or remotes.',
  category: 'Lease Addenda',
  deliveryClass: 'A',
  jurisdiction: 'US',
  edition: '2027-01',
  revisedOn: '2026-11-27',
  signerScope: 'all',
  ownerSigns: true,
  sources: [
    'state and local law on locks and deposits, including the right of victims of domestic violence to have locks changed',
  ],
  body: [
    addendumHead(),
    handedOver(),
    care(),
    locks(),
    giveBack(),
    part(
      'Signatures',
      signatures(
        'By signing, {the Resident|each Resident} confirms that the items listed were received, and the Owner confirms that they were given. This receipt is part of the lease.',
      ),
    ),
  ],
})

function handedOver(): Block {
  return section(
    'What was handed over',
    clause(
      'The items',
      'On the day below the Owner gave {Resident} the items listed. The number is how many were given. The code is the one stamped on the key or device. Do not write a door code, alarm code or password here.',
    ),
    fields(
      date('LLEdit.keys.issuedDate', 'Handed over on', { required: true, past: true }),
      keysAndDevices,
    ),
  )
}

function care(): Block {
  return section(
    'Care and loss',
    clause(
      'Keeping them safe',
      '{Resident} {keeps|keep} the items safe, {makes|make} copies only for people who live in the home or need to enter it for them, and {does|do} not share access codes with strangers.',
    ),
    clause(
      'If one is lost',
      '{Resident} {tells|tell} the Owner without delay if an item is lost, stolen or broken. {Resident} {pays|pay} the cost in the table for replacing a lost or damaged item, and no more than the actual cost. The Owner pays for wear and worn-out batteries.',
    ),
    clause(
      'Locked out',
      'If {Resident} {is|are} locked out, the Owner helps when that is reasonably possible. A charge for this is owed only if the lease states it and state law allows it.',
    ),
  )
}

function locks(): Block {
  return section(
    'Changing locks',
    clause(
      'By agreement',
      'Neither side may change or add a lock without giving the other a key at once. The Owner may never change locks or other access to keep {Resident} out.',
    ),
    clause(
      'For safety',
      'A victim of domestic violence, dating violence, sexual assault or stalking may have locks changed as state law provides, and keys may then be withheld as that law says. A person with a disability may ask for a lock or device that the person can use.',
    ),
    clause(
      'Electronic access',
      'If a lock or device records who comes and goes, the Owner uses the records only for safety and upkeep of the property and as the law allows. Where state or local law gives that choice, a person who cannot or does not want to use a phone app may have another way in.',
    ),
    fields(
      longtext('LLEdit.keys.lockChangePolicy', 'Policy on changing locks', {
        help: 'For example, whether locks are changed between tenancies, and whom to ask.',
      }),
    ),
  )
}

function giveBack(): Block {
  return section(
    'Returning them',
    clause(
      'At the end',
      '{Resident} {returns|return} every item and copy when the tenancy ends. The Owner may charge for a missing item at the cost in the table, or the actual cost of changing the lock if needed, and take it from the security deposit as state law allows.',
    ),
  )
}

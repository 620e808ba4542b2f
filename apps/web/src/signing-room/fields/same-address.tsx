import { isCompleteAddress } from '@countersign/answers/address'
import { isAddress } from '@countersign/answers/answer'
import type { Address } from '@countersign/answers/answer'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import type { FieldSlot } from '../room/field-slot.ts'
import { useRoom, useRoomState } from '../room/room-context.ts'
import { questionTexts } from '../../i18n/room/questions.ts'

interface SameAddressProps {
  slot: FieldSlot
  onTake: (address: Address) => void
}

/** For who fills out, while nothing is entered: takes over another address of the packet. */
export function SameAddress({ slot, onTake }: SameAddressProps) {
  const { task, documents } = useRoom()
  const answers = useRoomState((state) => state.answers)
  const others = documents
    .flatMap(({ fields }) => fields)
    .filter(({ type, answerKey }) => type === 'address' && answerKey !== slot.answerKey)
    .flatMap(({ label, answerKey }) => {
      const address = answers[answerKey]
      return isAddress(address) && isCompleteAddress(address) ? [{ label, address }] : []
    })
    .filter(isFirstOfItsKind)
  if (task !== 'fill' || answers[slot.answerKey] !== undefined || others.length === 0) {
    return null
  }

  return (
    <div className={flexStyles.row04}>
      {others.map(({ label, address }) => (
        <Button key={label} kind="quiet" onClick={() => onTake(address)}>
          {questionTexts.sameAs(label)}
        </Button>
      ))}
    </div>
  )
}

interface NamedAddress {
  label: string
  address: Address
}

function isFirstOfItsKind(
  { address }: NamedAddress,
  index: number,
  all: readonly NamedAddress[],
): boolean {
  const text = JSON.stringify(address)
  return all.findIndex((other) => JSON.stringify(other.address) === text) === index
}

import { clsx } from 'clsx'
import type { Property, UnitPackets } from '@countersign/contract/schemas/properties'
import { pluralize } from '../../lib/pluralize.ts'
import cardStyles from '../../ui/card.module.css'
import textStyles from '../../ui/text.module.css'
import flexStyles from '../../ui/flex.module.css'

interface UnitListProps {
  units: Property['units']
  /** Empty as long as that is not known. */
  packets: readonly UnitPackets[]
}

export function UnitList({ units, packets }: UnitListProps) {
  return (
    <section aria-labelledby="units-title" className={flexStyles.column2}>
      <h2 id="units-title" className={textStyles.title}>
        {pluralize(units.length, 'unit')}
      </h2>
      <ul className={clsx(flexStyles.wrap2, flexStyles.wrap2, cardStyles.scroller)}>
        {units.map(({ _id, name }) => (
          <li key={_id}>
            <span className={textStyles.strong}>{name}</span>{' '}
            <span className={textStyles.hint}>
              {describe(packets.find((unit) => unit._id === _id))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describe(unit: UnitPackets | undefined): string {
  if (!unit) {
    return ''
  }

  return unit.packetCount === 0 ? 'no packets' : pluralize(unit.packetCount, 'packet')
}

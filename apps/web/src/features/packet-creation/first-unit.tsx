import { defaultUnitName, type Property, PropertyBody, putProperty } from '@countersign/contract'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api.ts'
import { wordsFor } from '../../lib/problem-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './first-unit.module.css'

interface FirstUnitProps {
  memberId: string
  property: Property
  /** With the property as it is now. */
  onAdded: (property: Property) => void
}

/** For a property without units, such as a single house: names one here, without a detour. */
export function FirstUnit({ memberId, property, onAdded }: FirstUnitProps) {
  const [name, setName] = useState('')
  const adding = useMutation({
    mutationFn: () => addFirstUnit(memberId, property, name),
    onSuccess: (answer) => onAdded(answer.property),
  })

  return (
    <Notice tone="amber" title="This property has no units yet">
      <p>A packet belongs to a unit. For a single house, one unit is enough.</p>
      <div className={styles.row}>
        <TextInput
          label="Unit name"
          placeholder={defaultUnitName(0)}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={adding.isError && wordsFor(adding.error, 'The unit could not be added.')}
        />
        <Button onClick={() => adding.mutate()} busy={adding.isPending} busyLabel="Adding…">
          Add this unit
        </Button>
      </div>
    </Notice>
  )
}

function addFirstUnit(memberId: string, property: Property, name: string) {
  const body = PropertyBody.parse({
    name: property.name,
    address: property.address,
    units: [{ name: name.trim() || defaultUnitName(0) }],
  })
  return callApi(putProperty, { params: { id: memberId, propertyId: property._id }, body })
}

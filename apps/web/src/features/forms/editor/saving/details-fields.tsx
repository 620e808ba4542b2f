import { formCategories } from '@countersign/contract/calls'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { detailsFieldId, type DetailsDraft } from './details.ts'
import styles from './details.module.css'

interface DetailsFieldsProps {
  details: DetailsDraft
  /** By field name. */
  errors: ReadonlyMap<string, string>
  onChange: (details: DetailsDraft) => void
}

export function DetailsFields({ details, errors, onChange }: DetailsFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextInput
        id={detailsFieldId('title')}
        label="Title"
        autoComplete="off"
        maxLength={80}
        value={details.title}
        error={errors.get('title')}
        onChange={({ currentTarget }) => onChange({ ...details, title: currentTarget.value })}
      />
      <NativeSelect
        id={detailsFieldId('category')}
        label="Category"
        data={[{ value: '', label: 'Choose a category' }, ...formCategories]}
        value={details.category}
        error={errors.get('category')}
        onChange={({ currentTarget }) => onChange({ ...details, category: currentTarget.value })}
      />
      <Textarea
        id={detailsFieldId('description')}
        label="Description (optional)"
        description="When you use it, in a sentence or two. The search looks here too."
        rows={3}
        maxLength={300}
        value={details.description}
        error={errors.get('description')}
        onChange={({ currentTarget }) => onChange({ ...details, description: currentTarget.value })}
      />
    </div>
  )
}

import type { Form } from '@countersign/contract/schemas/forms/form'
import { callUrl } from '@countersign/contract/calls/call-url'
import { formCalls } from '@countersign/contract/calls/forms'
import { useState } from 'react'
import styles from './form-thumbnail.module.css'

interface FormThumbnailProps {
  form: Pick<Form, '_id' | 'source'>
  size?: 'small' | 'card'
}

/** Decorative: the title is beside it. */
export function FormThumbnail({ form, size = 'card' }: FormThumbnailProps) {
  const [missing, setMissing] = useState(form.source !== 'library')

  return (
    <span className={styles.page} data-size={size} aria-hidden="true">
      {missing ? (
        <BlankPage />
      ) : (
        <img
          src={callUrl(formCalls.getFormThumbnail, { params: { id: form._id } })}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}

/** For a custom form: thumbnails are public, so those have none. */
function BlankPage() {
  return (
    <svg viewBox="0 0 612 792">
      <path
        d="M90 110h280M90 190h432M90 240h432M90 290h432M90 340h300M90 430h432M90 480h432M90 530h360"
        stroke="currentColor"
        strokeWidth="16"
      />
    </svg>
  )
}

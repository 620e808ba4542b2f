import { useForm } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import styles from './upload.module.css'

interface PasswordFormProps {
  fileName: string
  error: string
  onPassword: (password: string) => void
  onChooseAnother: () => void
}

export function PasswordForm({ fileName, error, onPassword, onChooseAnother }: PasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })

  return (
    <form
      className={styles.password}
      onSubmit={handleSubmit(({ password }) => onPassword(password))}
    >
      <h2>“{fileName}” is locked</h2>
      <p>Enter the password that opens it. It is used once and not stored.</p>
      <TextInput
        {...register('password')}
        type="password"
        label="PDF password"
        autoComplete="off"
        autoFocus
        error={error}
      />
      <div className={styles.options}>
        <Button onClick={onChooseAnother}>Choose another PDF</Button>
        <Button kind="primary" type="submit" disabled={!formState.isDirty}>
          Open
        </Button>
      </div>
    </form>
  )
}

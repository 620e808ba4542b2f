import { clsx } from 'clsx'
import { useForm } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import pageStyles from '../../../../ui/page.module.css'

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
      className={clsx(flexStyles.column4, pageStyles.column)}
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
      <div className={clsx(flexStyles.wrap3, flexStyles.center)}>
        <Button onClick={onChooseAnother}>Choose another PDF</Button>
        <Button kind="primary" type="submit" disabled={!formState.isDirty}>
          Open
        </Button>
      </div>
    </form>
  )
}

import type { ComponentProps } from 'react'
import { buttonClass, type ButtonKind } from './button.tsx'
import styles from './file-button.module.css'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  kind?: ButtonKind
  /** At least one file; more only with `multiple` or for a folder. */
  onFiles: (files: readonly [File, ...File[]]) => void
  isFolder?: boolean
}

export function FileButton({
  kind = 'secondary',
  onFiles,
  isFolder = false,
  children,
  ...input
}: FileButtonProps) {
  return (
    <label className={styles.button}>
      <input
        {...input}
        {...(isFolder ? { webkitdirectory: '' } : {})}
        type="file"
        className={styles.input}
        onChange={({ currentTarget }) => {
          const [first, ...others] = currentTarget.files ?? []
          // Lets the same file be chosen again after it was corrected.
          currentTarget.value = ''
          if (first) {
            onFiles([first, ...others])
          }
        }}
      />
      <span className={buttonClass(kind)}>{children}</span>
    </label>
  )
}

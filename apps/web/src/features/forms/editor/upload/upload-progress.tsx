import styles from './upload.module.css'
import textStyles from '../../../../ui/text.module.css'
import dropStyles from '../../../../ui/drop-area.module.css'

interface UploadProgressProps {
  fileName: string
  /** 0 to 1. */
  progress: number
}

export function UploadProgress({ fileName, progress }: UploadProgressProps) {
  const percent = Math.round(progress * 100)

  return (
    <div className={styles.progress}>
      <p role="status" className={dropStyles.intro}>
        {progress < 1 ? `Uploading “${fileName}”…` : `Looking for fields in “${fileName}”…`}
      </p>
      <progress aria-label="Uploaded" max={100} {...(progress < 1 && { value: percent })} />
      {progress < 1 && <p className={textStyles.hint}>{percent}%</p>}
    </div>
  )
}

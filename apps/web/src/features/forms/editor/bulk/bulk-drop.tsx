import { clsx } from 'clsx'
import { limits } from '@countersign/contract/rules/limits'
import { useFileDrop } from '../../../../lib/use-file-drop.ts'
import { FileButton } from '../../../../ui/file-button.tsx'
import flexStyles from '../../../../ui/flex.module.css'
import { readDroppedFiles } from './dropped-files.ts'
import textStyles from '../../../../ui/text.module.css'
import dropStyles from '../../../../ui/drop-area.module.css'

interface BulkDropProps {
  onFiles: (files: readonly File[]) => void
}

export function BulkDrop({ onFiles }: BulkDropProps) {
  const drop = useFileDrop((dropped) => void readDroppedFiles(dropped).then(onFiles))

  return (
    <div className={dropStyles.drop} {...drop}>
      <div className={clsx(flexStyles.wrap3, flexStyles.center)}>
        <FileButton kind="primary" multiple accept="application/pdf,.pdf" onFiles={onFiles}>
          Choose PDFs
        </FileButton>
        <FileButton multiple isFolder onFiles={onFiles}>
          Choose a folder
        </FileButton>
      </div>
      <p className={clsx(textStyles.hint, dropStyles.hint)}>or drop files or a folder here</p>
      <p className={textStyles.hint}>
        Up to {limits.importFiles} PDFs, each up to 50 MB and 500 pages.
      </p>
    </div>
  )
}

import { Component as NewPdfForm } from '../legal-forms/custom-forms/new-pdf-form.tsx'
import { RequireStaff } from './require-staff.tsx'

export function Component() {
  return (
    <RequireStaff>
      <NewPdfForm />
    </RequireStaff>
  )
}

import { garageLease } from './support/garage-lease.ts'
import { expect, test } from './support/test.ts'

const pdf = (name: string, buffer = garageLease()) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

test('what a screen reader reads while a form is made of a PDF', async ({ memberPage: page }) => {
  await page.goto('/legal-forms/custom-forms/new/pdf')
  const main = page.getByRole('main')
  const file = page.locator('input[type="file"]').first()
  await expect(main).toMatchAriaSnapshot(`
    - navigation "Steps of your form":
      - list:
        - listitem: 1. File
        - listitem: 2. Fields
        - listitem: 3. Details
    - heading "Upload your form" [level=1]
    - paragraph: Upload your form as a PDF. Fields that it already has are imported.
    - button "Choose a PDF"
    - paragraph: Up to 50 MB and 500 pages.
  `)
  await expect(main.locator('[aria-current="step"]')).toHaveText('1. File')

  await file.setInputFiles(pdf('notes.pdf', Buffer.from('Only some notes.')))
  await expect(main).toMatchAriaSnapshot(`
    - button "Choose another PDF"
    - alert:
      - paragraph: "“notes.pdf”: This is not a PDF file. Save or print it as a PDF and try again."
  `)

  await file.setInputFiles(pdf('garage-lease.pdf'))
  await expect(main).toMatchAriaSnapshot(`
    - heading "Place the fields" [level=1]
    - combobox "Who signs"
    - button "Start with another PDF"
    - paragraph: We found 4 fields in your PDF. Check each one. The packet fills in the green one marked P.
    - region "Add fields":
      - group "Who fills it out?":
        - radio "You, before sending" [checked]
        - radio "Resident 1"
        - radio "You, when signing"
      - group "Add a field for You, before sending":
        - button "Text"
        - button "Signature"
    - toolbar "Editor":
      - group "Show":
        - button "Pages" [pressed]
        - button "List"
      - group "History":
        - button "Undo" [disabled]
        - button "Redo" [disabled]
      - group "Zoom":
        - button "Zoom out"
        - status: /\\d+%/
        - button "Zoom in"
    - group "Page 1 of 1":
      - button "Amount “Monthly rent”, from the packet, page 1"
      - button "Text “Text 2”, You, before sending, page 1"
      - button "Name “Tenant name”, Resident 1, page 1"
      - button "Signature “Tenant signature”, Resident 1, page 1"
    - complementary "Selected field":
      - heading "No field selected" [level=2]
    - paragraph: 4 fields on this form
    - button "Continue"
  `)
  await expect(main.locator('[aria-current="step"]')).toHaveText('2. Fields')

  await page.getByRole('button', { name: 'Signature “Tenant signature”' }).focus()
  await expect(main).toMatchAriaSnapshot(`
    - group "Page 1 of 1":
      - button "Signature “Tenant signature”, Resident 1, page 1" [pressed]
    - complementary "Selected field":
      - heading "Signature “Tenant signature”, Resident 1, page 1" [level=2]
      - textbox "Label": Tenant signature
      - combobox "Who fills it out"
      - combobox "Field type"
      - checkbox "Must be signed" [checked]
      - combobox "Page"
      - group "Position and size, in points (72 to an inch)":
        - spinbutton "From the left": "72"
        - spinbutton "From the top": "636"
        - spinbutton "Width": "220"
        - spinbutton "Height": "36"
      - button "Duplicate"
      - button "Duplicate for every resident"
      - button "Delete"
  `)
  // The arrow of a choice says nothing.
  await expect(main.getByRole('img')).toHaveCount(0)

  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(main).toMatchAriaSnapshot(`
    - table "Fields in reading order":
      - rowgroup:
        - row:
          - columnheader "Select"
          - columnheader "Field"
          - columnheader "Who fills it out"
          - columnheader "Page"
          - columnheader "Actions"
      - rowgroup:
        - row:
          - cell:
            - checkbox "Select Amount “Monthly rent”, from the packet, page 1"
          - rowheader:
            - button "Amount “Monthly rent”, from the packet, page 1"
          - cell "You, before sending"
          - cell "1"
          - cell:
            - button "Delete Amount “Monthly rent”, from the packet, page 1"
  `)

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(main).toMatchAriaSnapshot(`
    - heading "Name your form" [level=1]
    - textbox "Title": garage-lease
    - combobox "Category"
    - combobox "Only for homes in (optional)"
    - textbox "Description (optional)"
    - button "Back"
    - button "Save form"
  `)
  await expect(main.locator('[aria-current="step"]')).toHaveText('3. Details')
})

test('what a screen reader reads while many PDFs become forms', async ({ memberPage: page }) => {
  await page.goto('/legal-forms/custom-forms/new/pdfs')
  const main = page.getByRole('main')
  await page.getByLabel('Choose PDFs').setInputFiles([pdf('Garage.pdf'), pdf('Shed.pdf')])
  await expect(main).toMatchAriaSnapshot(`
    - heading "Upload many PDFs" [level=1]
    - button "Choose PDFs"
    - button "Choose a folder"
    - status:
      - strong: "2 files:"
      - text: 0 added, 2 to go.
    - progressbar "Done"
    - combobox "Category of these forms"
    - combobox "Who signs"
    - combobox "Only for homes in (optional)"
    - button "Clear the list"
    - button "Upload 2 PDFs"
    - checkbox "Select all files that are not uploaded yet"
    - table "Files":
      - rowgroup:
        - row "File Pages Recognized Result"
      - rowgroup:
        - row "Garage.pdf Waiting"
        - row "Shed.pdf Waiting"
  `)

  await page.getByLabel('Category of these forms').selectOption('Lease Addenda')
  await page.getByRole('button', { name: 'Upload 2 PDFs' }).click()
  await expect(main).toMatchAriaSnapshot(`
    - status:
      - strong: "2 files:"
      - text: 1 added, 1 already in your forms.
    - table "Files":
      - rowgroup
      - rowgroup:
        - row /^Garage\\.pdf 1 3 fields, 1 signature Added/:
          - cell:
            - link "Open Garage"
        - row /^Shed\\.pdf .* Already in your forms/
  `)
})

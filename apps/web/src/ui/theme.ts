import { createTheme, type MantineThemeOverride } from '@mantine/core'

const comfortable = { defaultProps: { size: 'md' } }

/** Component defaults that `mantine.css` cannot set. */
export const theme: MantineThemeOverride = createTheme({
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    TextInput: comfortable,
    Textarea: comfortable,
    NativeSelect: { defaultProps: { size: 'md', rightSectionProps: { 'aria-hidden': true } } },
    Select: comfortable,
    Checkbox: comfortable,
    Radio: comfortable,
  },
})

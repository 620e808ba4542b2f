import { createTheme, type MantineThemeOverride } from '@mantine/core'

const comfortable = { defaultProps: { size: 'md' } }

/** What Mantine cannot take from `mantine.css`: the defaults of its components, by name. */
export const theme: MantineThemeOverride = createTheme({
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    TextInput: comfortable,
    Textarea: comfortable,
    NativeSelect: comfortable,
    Select: comfortable,
    Checkbox: comfortable,
    Radio: comfortable,
  },
})

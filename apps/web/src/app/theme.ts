import {
  createTheme,
  NativeSelect,
  Textarea,
  TextInput,
  type MantineThemeOverride,
} from '@mantine/core'

/** What Mantine cannot take from `mantine.css`: the defaults of its components. */
export const theme: MantineThemeOverride = createTheme({
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
    Textarea: Textarea.extend({ defaultProps: { size: 'md' } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'md' } }),
  },
})

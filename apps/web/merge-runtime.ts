import type { Plugin, Rolldown } from 'vite'

/**
 * Puts rolldown's runtime, half a kilobyte that every page needs, into `core`: rolldown itself always
 * gives it a file, which is one more request.
 */
export function mergeRuntime(): Plugin {
  return {
    name: 'merge-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle)
        const runtime = findChunk(outputs, 'rolldown-runtime')
        const core = findChunk(outputs, 'core')
        const names = runtime && exportedNames(runtime.code)
        if (!names || !core || core.imports.some((name) => name !== runtime.fileName)) {
          this.error('The runtime cannot be merged into core: its code is not as expected.')
        }

        core.code = `const{${names.map(({ outer }) => `${outer}:rt_${outer}`).join()}}=(()=>{${runtime.code.replace(exportList, '')}return{${names.map(({ inner, outer }) => `${outer}:${inner}`).join()}}})();${bindImport(core.code, runtime)}`
        core.code += `export{${names.map(({ outer }) => `rt_${outer}`).join()}};`
        for (const output of outputs) {
          dropRuntime(output, { runtime, core })
        }
        Reflect.deleteProperty(bundle, runtime.fileName)
      },
    },
  }
}

interface Files {
  runtime: Rolldown.OutputChunk
  core: Rolldown.OutputChunk
}

const exportList = /export\{([^}]+)\};?\s*$/

function findChunk(outputs: Rolldown.OutputBundle[string][], wanted: string) {
  return outputs
    .filter((output) => output.type === 'chunk')
    .find(({ name, moduleIds }) => name === wanted && moduleIds.length > 0)
}

function exportedNames(code: string) {
  return exportList
    .exec(code)?.[1]
    ?.split(',')
    .map((item) => {
      const [inner = '', outer = inner] = item.split(' as ')
      return { inner, outer }
    })
}

/** `core` itself reads the runtime's functions from its own constants. */
function bindImport(code: string, runtime: Rolldown.OutputChunk): string {
  return code.replace(importOf(runtime), (_all, list: string) => {
    const pairs = list.split(',').map((item) => item.split(' as '))
    return `const ${pairs.map(([outer = '', inner = outer]) => `${inner}=rt_${outer}`).join()};`
  })
}

function dropRuntime(output: Rolldown.OutputBundle[string], { runtime, core }: Files): void {
  if (output.type === 'asset') {
    if (output.fileName.endsWith('.html')) {
      const tag = new RegExp(`\\s*<(script|link)[^>]*${runtime.fileName}"[^>]*>(</script>)?`)
      output.source = String(output.source).replace(tag, '')
    }
    return
  }

  const coreFile = core.fileName.replace(/^.*\//, './')
  output.code = output.code
    .replace(
      importOf(runtime),
      (_all, list: string) => `import{rt_${list.replaceAll(',', ',rt_')}}from"${coreFile}";`,
    )
    .replaceAll(`"${runtime.fileName}"`, `"${core.fileName}"`)
  output.imports = output.imports.filter((name) => name !== runtime.fileName)
}

function importOf(runtime: Rolldown.OutputChunk): RegExp {
  return new RegExp(`import\\{([^}]+)\\}from"\\./${runtime.fileName.replace(/^.*\//, '')}";`)
}

export { compileYaml, readYaml } from './compile-yaml.ts'

export { compileYaml } from './compile-yaml.ts'

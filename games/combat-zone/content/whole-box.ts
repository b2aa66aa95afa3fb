import { readDocument } from '@muster/table'
import { baseFiles } from './index.ts'
import { makeContent } from './load.ts'
import reference from './reference.yaml'
import { contentDocument } from './schema.ts'

/** The box with its reference texts, which are for reading: no rule needs them, so they are no part of what is played with. */
export const wholeBox = makeContent([...baseFiles, readDocument(contentDocument, reference, 'reference.yaml')])

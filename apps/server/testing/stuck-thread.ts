// A thread that takes a job and never ends it.
import { answerJobs } from '@muster/bots/node'

answerJobs(() => new Promise(() => undefined))

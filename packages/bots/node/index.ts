export { answerJobs } from './answer-jobs.ts'
export { type BotThread, startBotThread, threadPort } from './bot-thread.ts'
export { runJobs } from './pool.ts'
export { openResults, type ResultsFile } from './results-file.ts'

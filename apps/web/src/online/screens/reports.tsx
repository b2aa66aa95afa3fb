import { get, post, type ReportLine } from '../api.ts'
import { useAsked, useDeed } from '../use-asked.ts'
import { momentWords } from '../words.ts'
import { Room, Trouble } from './room.tsx'

/** What people reported, with what was said around it, and what an operator can do about it. Every act is logged. */
export function Reports() {
  const { value, problem, again } = useAsked('reports', () =>
    get<{ reports: readonly ReportLine[] }>('operator/reports'),
  )
  const { busy, problem: refused, act } = useDeed()
  const operate = (deed: 'hide' | 'suspend' | 'restore' | 'dismiss', body: unknown) =>
    act(() => post(`operator/${deed}`, body).then(again))
  return (
    <Room title="Reports" lead="Oldest first. Everything done here is logged.">
      <Trouble of={problem || refused} />
      {value?.reports.length === 0 && <p className="quiet">Nothing was reported.</p>}
      <ul className="lines" aria-busy={busy}>
        {value?.reports.map((report) => (
          <li key={report.id} className="panel report">
            <div>
              <h2>{report.reason}</h2>
              <p>
                by {report.by.name}, {momentWords(report.at)}
              </p>
              <ol className="said">
                {report.context.map((line) => (
                  <li key={line.n} data-reported={line.n === report.line || undefined}>
                    <b>{line.name}</b> {line.text}
                  </li>
                ))}
              </ol>
            </div>
            <div className="chips">
              <a className="button button-small" href={`#/online/table/${report.match}`}>
                The table
              </a>
              {report.line !== null && (
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => operate('hide', { match: report.match, line: report.line, report: report.id })}
                >
                  Hide the line
                </button>
              )}
              {report.about && (
                <button
                  type="button"
                  className="button button-small"
                  onClick={() =>
                    operate(report.about?.isSuspended ? 'restore' : 'suspend', {
                      account: report.about?.id,
                      report: report.id,
                    })
                  }
                >
                  {report.about.isSuspended ? 'Let' : 'Suspend'} {report.about.name}
                  {report.about.isSuspended ? ' back' : ''}
                </button>
              )}
              <button
                type="button"
                className="button button-small button-quiet"
                onClick={() => operate('dismiss', { report: report.id })}
              >
                Dismiss
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Room>
  )
}

import { type Goal, Icon, seatMark } from '@muster/ui'
import { Popover } from './popover.tsx'

/** How this is won and how it stands, always in view. `nameOf` is what a seat is called. */
export function GoalLine({ of: goal, nameOf }: { of: Goal; nameOf: (seat: number) => string }) {
  return (
    <section className="goal" aria-label="Goal">
      <Popover
        name="goal"
        className="goal-how"
        label={
          <>
            <Icon name="check-mark" size={16} /> <b>Goal</b> <span>{goal.how}</span>
          </>
        }
      >
        <p>
          {goal.how}. {goal.note}
        </p>
      </Popover>
      <ul>
        {goal.stands.map(({ seat, text }) => (
          <li key={`${seat} ${text}`}>
            {seat !== undefined && (
              <svg viewBox="-1.2 -1.2 2.4 2.4" width="14" height="14" aria-hidden="true">
                <path
                  d={seatMark(seat).path}
                  fill={seatMark(seat).fill}
                  stroke={seatMark(seat).line}
                  strokeWidth=".2"
                />
              </svg>
            )}
            <span>
              {seat !== undefined && <span className="goal-who">{nameOf(seat)}: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
      <small className="goal-note">{goal.note}</small>
    </section>
  )
}

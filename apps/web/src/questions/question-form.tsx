import { lazy } from 'react'
import type { FormProps } from './form-props.ts'
import { OneForm } from './one.tsx'
import { SomeForm } from './some.tsx'

/** Asked now and then: the whole question waits for them, for a head without its form would move when the form comes. */
const NumberForm = lazy(async () => ({ default: (await import('./number.tsx')).NumberForm }))
const OrderForm = lazy(async () => ({ default: (await import('./order.tsx')).OrderForm }))

/** The control that fits the form of a question. */
export function QuestionForm(props: FormProps) {
  const { plan } = props.choosing
  switch (props.choosing.question.form) {
    case 'one':
      return <OneForm {...props} />
    case 'some':
      return <SomeForm {...props} />
    case 'order':
      return <OrderForm {...props} />
    case 'number':
      return <NumberForm {...props} />
    case 'point':
    case 'path':
      return (
        <>
          {plan && <plan.Form plan={plan} />}
          <div className="closing">{props.beside}</div>
        </>
      )
  }
}

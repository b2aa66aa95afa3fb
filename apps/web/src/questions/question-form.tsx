import { lazy, Suspense } from 'react'
import type { FormProps } from './form-props.ts'
import { OneForm } from './one.tsx'

/** Asked now and then. */
const SomeForm = lazy(async () => ({ default: (await import('./some.tsx')).SomeForm }))
const NumberForm = lazy(async () => ({ default: (await import('./number.tsx')).NumberForm }))
const OrderForm = lazy(async () => ({ default: (await import('./order.tsx')).OrderForm }))

/** The control that fits the form of a question. */
export function QuestionForm(props: FormProps) {
  const { plan } = props.choosing
  switch (props.choosing.question.form) {
    case 'one':
      return <OneForm {...props} />
    case 'some':
      return (
        <Suspense>
          <SomeForm {...props} />
        </Suspense>
      )
    case 'order':
      return (
        <Suspense>
          <OrderForm {...props} />
        </Suspense>
      )
    case 'number':
      return (
        <Suspense>
          <NumberForm {...props} />
        </Suspense>
      )
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

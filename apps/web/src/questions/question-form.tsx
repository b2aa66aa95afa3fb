import type { FormProps } from './form-props.ts'
import { NumberForm } from './number.tsx'
import { OneForm } from './one.tsx'
import { OrderForm } from './order.tsx'
import { SomeForm } from './some.tsx'

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
      return plan ? <plan.Form plan={plan} /> : null
  }
}

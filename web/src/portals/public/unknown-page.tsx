import { data, type LoaderFunctionArgs } from 'react-router'
import HomePage, { loader as loadHome } from './home-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return data(await loadHome(args), { status: 404 })
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default HomePage

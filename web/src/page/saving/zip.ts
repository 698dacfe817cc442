/// What packs files. It makes tables as soon as it is read, so that it is read when first needed.
export {Zip, ZipDeflate} from "fflate"
